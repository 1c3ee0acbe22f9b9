import type { Got } from '../../shared/call/types.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'

export type Preference = Got<'GET /api/v1/notification/preference'>[number]

/** The person's choices. A change shows at once and is reverted if the server refuses. */
export function usePreferences() {
  const { data, error, mutate } = useApi('GET /api/v1/notification/preference')
  const choose = async (body: Preference) => {
    const changed = (list: Preference[] = []) => list.map((one) => (one.type === body.type ? body : one))
    try {
      await mutate(
        async (list) => {
          await api('PUT /api/v1/notification/preference', { body })
          return changed(list)
        },
        { optimisticData: changed, revalidate: false, rollbackOnError: true },
      )
    } catch (failure) {
      snackError(messageOf(failure))
    }
  }
  return {
    preferences: data,
    error: data === undefined ? error : undefined,
    retry: () => void mutate(),
    choose: (preference: Preference) => void choose(preference),
  }
}
