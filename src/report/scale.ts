/** Round values that take in a range, evenly spaced, the first and the last of them at its ends. */
export function roundScale(lowest: number, highest: number, steps: number): readonly number[] {
  const size = Math.max(Math.abs(lowest), Math.abs(highest)) || 1;
  const spread = highest - lowest > 1e-9 * size ? highest - lowest : size;
  const rough = spread / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough * (1 - 1e-9))!;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(Math.ceil(highest / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
