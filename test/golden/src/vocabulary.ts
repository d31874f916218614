export const stations = () => [
  { name: 'north', type: 'number' as const, description: 'North of the bridge.' },
  { name: 'south', type: 'number' as const, description: 'South of the bridge.' },
];
