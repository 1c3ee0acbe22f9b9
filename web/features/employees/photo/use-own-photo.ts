import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { loadUser } from '../../../shared/session/session-calls.ts'

/** Sets and removes the person's own photo; the header shows it at once. */
export function useOwnPhoto() {
  const refresh = () => Promise.all([loadUser(), invalidate('GET /api/v1/employee/profile')])
  return {
    onPut: async (photo: File) => {
      await api('PUT /api/v1/employee/employee-profile-pic', { files: { photo } })
      await refresh()
    },
    onRemove: async () => {
      await api('DELETE /api/v1/employee/employee-profile-pic')
      await refresh()
    },
  }
}
