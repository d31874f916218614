export const DIGITS = 6;
