import type { App } from '../../../platform/app.ts'

/** The cells of a register row as stored. */
export const sealedCells = ({ secrets }: App, cells: readonly string[]) =>
  secrets.seal('parallel_run_row.cells', JSON.stringify(cells))

export const openedCells = ({ secrets }: App, sealed: string) =>
  JSON.parse(secrets.open('parallel_run_row.cells', sealed)) as string[]
