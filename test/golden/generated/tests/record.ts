// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import { runRecorder } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { plan as class_ } from "./class.plan.ts";
import { plan as convertLength } from "./convert-length.plan.ts";
import { plan as keepNote } from "./keep-note.plan.ts";
import { plan as listNotes } from "./list-notes.plan.ts";
import { plan as readLevels } from "./read-levels.plan.ts";
import { plan as smoothSeries } from "./smooth-series.plan.ts";
import { plan as tryWidth } from "./try-width.plan.ts";
import { fixtures } from "./fixtures.ts";

await runRecorder([class_, convertLength, keepNote, listNotes, readLevels, smoothSeries, tryWidth], {
  registry,
  fixtures,
  recordings: new URL("../../recordings/", import.meta.url),
});
