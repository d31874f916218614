export interface ConvertOptions {
  readonly length: number;
  readonly from: string;
  readonly to: string;
  readonly digits: number;
}

export const convert = ({ length }: ConvertOptions): number => length;

export const drawLength = ({ length }: { readonly length: number }): string => `<svg><title>${length}</title></svg>`;
