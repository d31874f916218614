export interface Services {
  readonly nothing: true;
}

export function openServices(): Services {
  return { nothing: true };
}
