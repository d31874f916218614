import type { ReadOnlyAnswer } from 'toolwright-runtime/http';
import type { SurfacePage } from './pages.ts';
import type { Surface } from './surface.ts';

/** `/api/surfaces`: what there is to read, and which file answers. */
export function listSurfaces(surfaces: readonly (Surface | SurfacePage)[]): ReadOnlyAnswer {
  const listed = surfaces.map(({ path, title, description, file }) => ({ path, title, description, file }));
  return { kind: 'json', body: { surfaces: listed } };
}
