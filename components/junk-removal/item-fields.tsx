'use client'

import { useEffect, useRef } from 'react'
import { fieldIds } from '@/components/form/field'
import { FieldGroup } from '@/components/form/field-group'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { getItem, ITEMS } from '@/lib/business/junk'

/** The error summary links to the first tile. */
export function ItemFields(field: FieldBinding) {
  const t = useTranslate()
  const { formId, name, error, defaultValue } = field
  const { id } = fieldIds(formId, name)
  const keys = (defaultValue ?? '').split(',')
  const fieldsetRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The values of a posted form win over the query.
    if (defaultValue === undefined) checkItemsOfQuery(fieldsetRef.current)
  }, [defaultValue])
  return (
    <FieldGroup
      {...field}
      ref={fieldsetRef}
      hint={t(
        'Pick everything you want gone. Don’t see it here? Add it under “Anything else?” below.',
      )}
      className="@container"
    >
      <div className="mt-1 grid two-columns gap-2 @md:grid-cols-3 @md:gap-3 @2xl:grid-cols-4">
        {ITEMS.map((item, index) => (
          <label key={item.key} className="item-tile choice">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={item.key}
              defaultChecked={keys.includes(item.key)}
              aria-invalid={error ? true : undefined}
            />
            <img src={`/items/${item.key}.svg`} alt="" width={96} height={96} loading="lazy" />
            {t(item.name)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** `?item=piano&item=shed`. useSearchParams would remove the form from the prerendered HTML. */
function checkItemsOfQuery(fieldset: HTMLFieldSetElement | null): void {
  const url = new URL(location.href)
  const keys = url.searchParams.getAll('item').filter(getItem)
  if (keys.length === 0) return
  // We read it only once: after "back" or a reload the form memory knows which items are still ticked.
  url.searchParams.delete('item')
  history.replaceState(history.state, '', url)
  for (const checkbox of fieldset?.querySelectorAll('input') ?? []) {
    if (checkbox.checked || !keys.includes(checkbox.value)) continue
    checkbox.checked = true
    checkbox.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
