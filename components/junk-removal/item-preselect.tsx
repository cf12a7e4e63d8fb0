'use client'

import { useEffect } from 'react'
import { getItem } from '@/lib/business/junk'

interface Props {
  /** The id of the first item's checkbox. */
  firstCheckboxId: string
}

/**
 * Checks the items of the query, `?item=piano&item=shed`. In an effect, because useSearchParams would remove
 * the form from the prerendered HTML.
 */
export function ItemPreselect({ firstCheckboxId }: Props) {
  useEffect(() => {
    const firstCheckbox = document.getElementById(firstCheckboxId)
    const url = new URL(location.href)
    const keys = url.searchParams.getAll('item').filter(getItem)
    if (keys.length === 0) return
    // Once: after "back" or a reload the draft knows which items are still ticked.
    url.searchParams.delete('item')
    history.replaceState(history.state, '', url)
    for (const checkbox of firstCheckbox?.closest('fieldset')?.querySelectorAll('input') ?? []) {
      if (checkbox.checked || !keys.includes(checkbox.value)) continue
      checkbox.checked = true
      checkbox.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [firstCheckboxId])
  return null
}
