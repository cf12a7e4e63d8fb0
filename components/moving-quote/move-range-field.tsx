import { useEffect, useState } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import type { CityKey } from '@/lib/cities/keys'
import type { MoveRanges } from '@/lib/content/move-ranges'
import { PRICES_FIELD, type FieldValues } from '@/lib/forms/form'
import { SERVICE_AREA_PATH } from '@/lib/routing/api-paths'

interface Props {
  values: FieldValues
  ranges: MoveRanges
  /** For a form that asks both codes; without it, the range is for a move within the city. */
  cityKey?: CityKey | undefined
}

const NAMES = ['moveSize', 'packing', 'zip', 'zipTo']

/** Says what most moves of the chosen size cost. The server computes the same for the thank-you page. */
export function MoveRangeField({ values, ranges, cityKey }: Props) {
  const [ref, { moveSize = '', packing, zip = '', zipTo = '' }] = useFormValues<HTMLDivElement>(
    values,
    NAMES,
  )
  const isNear = useIsNear(cityKey, zip, zipTo)
  const size = ranges.sizes[moveSize]
  const lines = isNear
    ? [size?.move, packing && size?.packing, ranges.ballpark, cityKey ? '' : ranges.farther]
    : [ranges.decides]
  const shown = size ? lines.filter((line) => line !== undefined && line !== '') : []
  return (
    <div ref={ref} role="status" className={size ? 'border-l-4 border-orange pl-4' : 'sr-only'}>
      <input type="hidden" name={PRICES_FIELD} value={ranges.signed} />
      {shown.map((line) => (
        <p key={line} className="first-of-type:font-semibold">
          {line}
        </p>
      ))}
    </div>
  )
}

/** True once the server says that the crew serves both ends, and for a form without codes. */
function useIsNear(cityKey: CityKey | undefined, zip: string, zipTo: string): boolean {
  const [nearQuery, setNearQuery] = useState<string>()
  const query = cityKey && new URLSearchParams({ city: cityKey, from: zip, to: zipTo }).toString()
  useEffect(() => {
    if (!query || !isCode(zip) || !isCode(zipTo)) return
    const controller = new AbortController()
    fetch(`${SERVICE_AREA_PATH}?${query}`, { signal: controller.signal })
      .then(async (response) => {
        const { isNear } = (await response.json()) as { isNear?: boolean }
        if (isNear) setNearQuery(query)
      })
      .catch(() => undefined)
    return () => controller.abort()
  }, [query, zip, zipTo])
  return query === nearQuery
}

const isCode = (text: string) => /^(?:\d{5}|\w{3} ?\w{3})$/.test(text)
