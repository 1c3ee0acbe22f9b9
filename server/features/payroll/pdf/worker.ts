import { parentPort } from 'node:worker_threads'
import { drawPayslip } from './draw-payslip.ts'
import type { PayslipPaper } from './payslip-paper.ts'

interface Ask {
  id: number
  paper: PayslipPaper
  logo: Uint8Array | null
}

/** Entry point of a drawing thread: one message in, one out. */
parentPort?.on('message', ({ id, paper, logo }: Ask) => {
  drawPayslip(paper, logo === null ? null : Buffer.from(logo)).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  )
})
