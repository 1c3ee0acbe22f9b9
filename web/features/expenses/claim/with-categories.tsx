import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Category } from './claim-values.ts'

interface Props {
  use: 'claim' | 'travel'
  title: string
  children: (categories: readonly Category[]) => ReactNode
}

/** A form of expenses, once the available categories are loaded. */
export function WithCategories({ use, title, children }: Props) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/expense-category')
  const categories = data?.filter((one) => one.use === use || one.use === 'both')
  if (categories && categories.length > 0) return children(categories)
  return (
    <>
      <PageHeader title={title} />
      {error ? (
        <ErrorState title={t`Could not load expense categories.`} error={error} onRetry={() => void mutate()} />
      ) : categories ? (
        <EmptyState
          title={t`No expense categories yet`}
          text={t`Ask HR to add the categories that expenses can be claimed under.`}
          action={{ label: use === 'claim' ? t`Back to claims` : t`Back to travel`, to: entryOf(use).own }}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
