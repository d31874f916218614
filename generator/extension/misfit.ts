/** What is wrong with a member of a configuration. */
export interface Misfit {
  readonly member: string;
  readonly problem: string;
  readonly suggestion?: string;
}
