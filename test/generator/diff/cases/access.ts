import type { Edit } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const tiers: Edit = ({ server, tool }) => {
  server.access = {
    tiers: {
      reader: { description: 'Reads.', callsPerMinute: { token: 60 } },
      writer: { description: 'Writes.' },
    },
    anonymous: { loopback: 'reader' },
  };
  tool.access = 'reader';
};

/** Who may call what. */
export const accessCases: readonly SpecCase[] = [
  {
    what: 'tiers where there were none',
    edit: tiers,
    there: ['breaking TIERS_INTRODUCED server /access', 'breaking ACCESS_RAISED weigh_rows /access'],
    back: ['dangerous TIERS_WITHDRAWN server /access', 'dangerous ACCESS_LOWERED weigh_rows /access'],
  },
  {
    what: 'a higher tier of a tool',
    prepare: tiers,
    edit: ({ tool }) => {
      tool.access = 'writer';
    },
    there: ['breaking ACCESS_RAISED weigh_rows /access'],
    back: ['dangerous ACCESS_LOWERED weigh_rows /access'],
  },
  {
    what: 'a tier more, below the others',
    prepare: tiers,
    edit: ({ server }) => {
      server.access.tiers = { guest: { description: 'Looks.' }, ...server.access.tiers };
    },
    there: ['additive TIER_ADDED server /access/tiers/guest'],
    back: ['breaking TIER_REMOVED server /access/tiers/guest'],
  },
  {
    what: 'a new tier that a tool needs, and that no old one is known to cover',
    prepare: tiers,
    edit: ({ server, tool }) => {
      server.access.tiers = { clerk: { description: 'Files.' }, writer: server.access.tiers.writer };
      server.access.anonymous = {};
      tool.access = 'clerk';
    },
    there: [
      'breaking TIER_REMOVED server /access/tiers/reader',
      'additive TIER_ADDED server /access/tiers/clerk',
      'breaking ANONYMOUS_ACCESS_NARROWED server /access/anonymous/loopback',
      'breaking ACCESS_RAISED weigh_rows /access',
    ],
    back: [
      'breaking TIER_REMOVED server /access/tiers/clerk',
      'additive TIER_ADDED server /access/tiers/reader',
      'dangerous ANONYMOUS_ACCESS_WIDENED server /access/anonymous/loopback',
      'breaking ACCESS_RAISED weigh_rows /access',
    ],
  },
  {
    what: 'tiers in another order',
    prepare: tiers,
    edit: ({ server }) => {
      const { reader, writer } = server.access.tiers;
      server.access.tiers = { writer, reader };
    },
    there: ['breaking TIERS_REORDERED server /access/tiers'],
    back: ['breaking TIERS_REORDERED server /access/tiers'],
  },
  {
    what: 'more for callers without a token',
    prepare: tiers,
    edit: ({ server }) => {
      server.access.anonymous.loopback = 'writer';
    },
    there: ['dangerous ANONYMOUS_ACCESS_WIDENED server /access/anonymous/loopback'],
    back: ['breaking ANONYMOUS_ACCESS_NARROWED server /access/anonymous/loopback'],
  },
  {
    what: 'fewer calls per minute',
    prepare: tiers,
    edit: ({ server }) => {
      server.access.tiers.reader.callsPerMinute = { token: 30, address: 10 };
    },
    there: [
      'breaking LIMIT_LOWERED server /access/tiers/reader/callsPerMinute/address',
      'breaking LIMIT_LOWERED server /access/tiers/reader/callsPerMinute/token',
    ],
    back: [
      'additive LIMIT_RAISED server /access/tiers/reader/callsPerMinute/address',
      'additive LIMIT_RAISED server /access/tiers/reader/callsPerMinute/token',
    ],
  },
];
