import { auditPage } from './audit-page.ts';
import { indicatorPages } from './indicator-pages.ts';
import type { RegistryPage } from './page.ts';
import { patternPages } from './pattern-pages.ts';
import { refusalsPage } from './refusals-page.ts';
import { surfacesPage } from './surfaces-page.ts';

/** Every page that is made from a registry, in the order of their addresses. */
export function registryPages(): readonly RegistryPage[] {
  return [auditPage(), ...indicatorPages(), ...patternPages(), refusalsPage(), surfacesPage()];
}
