/** The legal entity of a file or return, if there are several: `own` is the organisation itself. */
export interface OfEntity {
  entity?: string
}
