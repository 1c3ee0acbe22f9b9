import { joined, say, type Sentence } from '../sentence.ts'

/** `Certificate: Form 130; Claims: Form 124`: the parts of a value by their displayed names, in the order of the names. */
export function namedParts<K extends string>(names: Readonly<Record<K, Sentence>>) {
  return (value: Readonly<Record<K, string | number>>): Sentence =>
    joined(
      (Object.keys(names) as K[])
        .filter((part) => value[part] !== undefined)
        .map((part) => say`${names[part]}: ${value[part]}`),
      '; ',
    )
}
