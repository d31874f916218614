/**
 * What a caller gives for arguments of type `T`: the same, but that the properties at the paths `Defaulted`
 * (`mode`, `window.days`) may be left out, since the server fills them in. Entries of lists and of maps have no
 * name in a path. Nothing is changed, so all of it may be readonly.
 */
export type Given<T, Defaulted extends string = never> = T extends readonly (infer Item)[]
  ? readonly Given<Item, Defaulted>[]
  : T extends object
    ? string extends keyof T
      ? { readonly [Key in keyof T]: Given<T[Key], Defaulted> }
      : Stated<T, Defaulted> & Fillable<T, Defaulted>
    : T;

type Stated<T, Defaulted extends string> = {
  readonly [Key in keyof T as Key extends Defaulted ? never : Key]: Given<T[Key], Below<Defaulted, Key>>;
};

type Fillable<T, Defaulted extends string> = {
  readonly [Key in keyof T as Key extends Defaulted ? Key : never]?: Given<T[Key], Below<Defaulted, Key>>;
};

/** The paths that go on below a property. */
type Below<Path extends string, Key> = Path extends `${Key & string}.${infer Rest}` ? Rest : never;
