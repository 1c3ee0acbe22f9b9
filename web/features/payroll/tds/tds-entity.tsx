import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import type { OfEntity } from '../output/of-entity.ts'
import { SelectInput } from '../select-later.tsx'

const Chosen = createContext<OfEntity>({})

/** Whose TAN the page is about, as calls name it; nothing where the organisation has itself alone. */
export const useTdsEntity = () => useContext(Chosen)

/** Each legal entity has its own TAN: chosen once for all tabs of the page. Nothing is asked where there is only one. */
export function TdsEntity({ children }: { children: ReactNode }) {
  const canRead = useCan('payRollHistoryRead')
  const { data } = useApi(canRead ? 'GET /api/v1/user/legal-entity-name' : null)
  const [chosen, setChosen] = useState('own')
  if (data === undefined || data.length === 0) return children
  return (
    <Chosen.Provider value={{ entity: chosen }}>
      <Box sx={{ width: 260, maxWidth: '100%', mb: 2.5 }}>
        <SelectInput
          label={t`Legal entity`}
          value={chosen}
          options={data.map(({ _id, name }) => ({ value: _id ?? 'own', label: name }))}
          onChange={setChosen}
        />
      </Box>
      {children}
    </Chosen.Provider>
  )
}
