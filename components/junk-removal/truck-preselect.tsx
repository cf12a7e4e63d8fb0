'use client'

import { useEffect } from 'react'
import { itemOf } from '@/lib/business/junk'

interface Props {
  /** The id of the first item's checkbox. */
  firstId: string
}

/**
 * Picks the items that the page's address names, `?item=piano&item=shed`. In an effect: the page is
 * prerendered without a query, and useSearchParams would take the form out of its HTML.
 */
export function TruckPreselect({ firstId }: Props) {
  useEffect(() => {
    const first = document.getElementById(firstId)
    const keys = new URLSearchParams(location.search).getAll('item').filter(itemOf)
    for (const box of first?.closest('fieldset')?.querySelectorAll('input') ?? []) {
      if (box.checked || !keys.includes(box.value)) continue
      box.checked = true
      box.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [firstId])
  return null
}
