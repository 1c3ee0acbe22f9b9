/** One column of a file that is imported. */
export interface ImportColumn {
  /** As in the template. */
  heading: string
  /** What other products call it, in lower case without spaces and punctuation. */
  names?: readonly string[]
  /** A file cannot be read without it. */
  isNeeded?: true
  /** Another column that may stand for a needed one. */
  instead?: string
  /** The value in the template's example row. */
  example: string
  /**
   * How its cells are normalised before the kind sees them: a `day` becomes `YYYY-MM-DD`, an `amount` loses ₹ and commas. Anything else
   * stays unchanged, for the kind to refuse.
   */
  type?: 'text' | 'day' | 'amount'
  /** It moves money or identifies people: the importer must prove their identity again. */
  isSensitive?: true
}

/** A kind of import: its columns in template order. */
export interface ImportTable {
  columns: Readonly<Record<string, ImportColumn>>
}
