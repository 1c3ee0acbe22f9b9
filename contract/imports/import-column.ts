/** One column of a file that is imported. */
export interface ImportColumn {
  /** As the template has it. */
  heading: string
  /** What other products call it, in small letters without blanks and signs. */
  names?: readonly string[]
  /** A file without it can't be read. */
  isNeeded?: true
  /** What stands in the row of examples of the template. */
  example: string
  /**
   * How its cells are read before the kind sees them: a `day` becomes `YYYY-MM-DD`, an `amount` loses what is no number (₹ and
   * commas). Anything that is neither stays as it is, for the kind to refuse.
   */
  type?: 'text' | 'day' | 'amount'
  /** It moves money or says who somebody is: whoever imports it proves again that it is them. */
  isSensitive?: true
}

/** What a kind of import takes: its columns in the order of the template. */
export interface ImportTable {
  columns: Readonly<Record<string, ImportColumn>>
}
