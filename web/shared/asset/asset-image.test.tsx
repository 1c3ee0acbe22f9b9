import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockApi } from '../testing/mock-api.ts'
import { show } from '../testing/show.tsx'
import { AssetImage } from './asset-image.tsx'

test('a stored picture is fetched with the session and shown', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const { calls } = mockApi({
    'GET /api/v1/utility/assets/private': new Blob(['x'], { type: 'image/webp' }),
  })
  const { container } = show(<AssetImage assetKey="o/photo/1.webp" name="Aarav Rao" />)
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:picture'))
  expect(calls('GET /api/v1/utility/assets/private')[0]?.query).toEqual({ key: 'o/photo/1.webp' })
})

test('without a picture there are initials: first and last name of a person, the first two words of a company', () => {
  mockApi({})
  const { container } = show(
    <>
      <AssetImage assetKey="" name="Aarav Kumar Rao" />
      <AssetImage assetKey={null} name="Acme Components Pvt Ltd" shape="square" />
    </>,
  )
  expect([...container.querySelectorAll('.asset-image')].map((one) => one.textContent)).toEqual(['AR', 'AC'])
})
