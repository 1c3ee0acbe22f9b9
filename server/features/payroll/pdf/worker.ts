import { parentPort } from 'node:worker_threads'
import { drawPayslip } from './draw-payslip.ts'
import type { PrintedPayslip } from './render.ts'

interface Ask {
  id: number
  payslip: PrintedPayslip
  logo: Uint8Array | null
}

/** The inside of a thread that draws: one message in, one out. */
parentPort?.on('message', ({ id, payslip, logo }: Ask) => {
  drawPayslip(payslip, logo === null ? null : Buffer.from(logo)).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  )
})
