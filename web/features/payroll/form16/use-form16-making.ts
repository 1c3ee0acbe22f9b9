import { plural } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { onSocket } from '../../../shared/socket/socket.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'

const everyMs = 1500
/** Longer than generating ten thousand takes; the job itself goes on regardless. */
const mostMs = 60_000

/** Starts generating Part B, and rereads the list until the job reports or a minute is over. `watch` does so for another job. */
export function useForm16Making(financialYear: string | undefined) {
  const [making, setMaking] = useState(false)
  const ask = useCall('POST /api/v1/user/form-16')
  useEffect(() => {
    if (!making) return
    const done = () => setMaking(false)
    const timer = setInterval(readAgain, everyMs)
    const end = setTimeout(done, mostMs)
    const stop = onSocket('NEW_NOTIFICATION', ({ type }) => {
      if (type !== 'form-16') return
      readAgain()
      done()
    })
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      stop()
    }
  }, [making])
  const make = async (employeeIds?: readonly string[]) => {
    if (financialYear === undefined) return
    try {
      const body = { financialYear, ...(employeeIds === undefined ? {} : { employeeIds: [...employeeIds] }) }
      const { people } = await ask.run({ body })
      setMaking(true)
      snack(plural(people, { one: 'Generating Part B', other: 'Generating Part B for # employees' }))
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return { make, making: making || ask.pending, watch: () => setMaking(true) }
}

function readAgain(): void {
  void invalidate('GET /api/v1/user/form-16', 'GET /api/v1/user/form-16-year')
}
