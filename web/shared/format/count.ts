/** A number with Indian grouping: `1,20,480`. */
export const count = (all: number): string => all.toLocaleString('en-IN')
