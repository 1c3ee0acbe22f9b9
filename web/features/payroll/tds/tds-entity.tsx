import { Box } from '@mui/material'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { EntitySelect } from '../legal-entity/entity-select.tsx'
import { useEntities } from '../legal-entity/use-entities.ts'
import type { OfEntity } from '../output/of-entity.ts'

const Chosen = createContext<OfEntity>({})

/** The legal entity whose TAN the page is about, as named in calls; nothing if there is only the organisation itself. */
export const useTdsEntity = () => useContext(Chosen)

/** Each legal entity has its own TAN: it is chosen once for all tabs. Not shown if there is only one. */
export function TdsEntity({ children }: { children: ReactNode }) {
  const options = useEntities()
  const [chosen, setChosen] = useState('own')
  if (options.length === 0) return children
  return (
    <Chosen.Provider value={{ entity: chosen }}>
      <Box sx={{ mb: 2.5 }}>
        <EntitySelect options={options} value={chosen} onChange={setChosen} />
      </Box>
      {children}
    </Chosen.Provider>
  )
}
