export interface ConvertOptions {
  readonly length: number;
  readonly from: string;
  readonly to: string;
  readonly digits: number;
}

export const convert = ({ length }: ConvertOptions): number => length;
