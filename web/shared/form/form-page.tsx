import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { PageHeader } from '../ui/page-header.tsx'
import { Form, type FormProps } from './form.tsx'

interface Props<S extends z.ZodType, R> extends FormProps<S, R> {
  title: string
  subtitle?: ReactNode
  /** What the input leads to (days counted, totals): at the right on wide screens, below the form otherwise. */
  aside?: ReactNode
}

/** A page that is one form. Unsaved changes are guarded by default. */
export function FormPage<S extends z.ZodType, R>({
  title,
  subtitle,
  aside,
  children,
  guard = true,
  ...form
}: Props<S, R>) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Box sx={{ maxWidth: aside ? undefined : 900 }}>
        <Form {...form} guard={guard}>
          {aside ? (
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
              }}
            >
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>{children}</Box>
              <Box
                component="aside"
                aria-label={t`Summary`}
                sx={{ position: { lg: 'sticky' }, top: { lg: 76 }, minWidth: 0 }}
              >
                {aside}
              </Box>
            </Box>
          ) : (
            children
          )}
        </Form>
      </Box>
    </>
  )
}
