import { useEffect, useState } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import type { MoveRanges } from '@/lib/content/move-ranges'
import { CITY_FIELD, PRICES_FIELD, type FieldValues } from '@/lib/forms/form'
import { SERVICE_AREA_PATH } from '@/lib/routing/api-paths'

interface Props {
  values: FieldValues
  ranges: MoveRanges
  /** A form without the codes of both ends shows a range for a move within the city. */
  asksCodes?: boolean
}

const NAMES = [CITY_FIELD, 'moveSize', 'packing', 'zip', 'zipTo']

/** Says what most moves of the chosen size cost. The server computes the same for the thank-you page. */
export function MoveRangeField({ values, ranges, asksCodes = false }: Props) {
  const [ref, { cityKey = '', moveSize = '', packing, zip = '', zipTo = '' }] =
    useFormValues<HTMLDivElement>(values, NAMES)
  const isNear = useIsNear(cityKey, zip, zipTo)
  const size = ranges.sizes[moveSize]
  const lines =
    !asksCodes || isNear
      ? [size?.move, packing && size?.packing, ranges.ballpark, asksCodes ? '' : ranges.farther]
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

/** True once the server says that both ends are near the city. */
function useIsNear(cityKey: string, zip: string, zipTo: string): boolean {
  const [nearQuery, setNearQuery] = useState<string>()
  const query = new URLSearchParams({ city: cityKey, from: zip, to: zipTo }).toString()
  useEffect(() => {
    if (!cityKey || !isCode(zip) || !isCode(zipTo)) return
    const controller = new AbortController()
    fetch(`${SERVICE_AREA_PATH}?${query}`, { signal: controller.signal })
      .then(async (response) => {
        const { isNear } = (await response.json()) as { isNear?: boolean }
        if (isNear) setNearQuery(query)
      })
      .catch(() => undefined)
    return () => controller.abort()
  }, [query, cityKey, zip, zipTo])
  return query === nearQuery
}

const isCode = (text: string) => /^(?:\d{5}|\w{3} ?\w{3})$/.test(text)
