import { useEffect, useRef, useState } from 'react'
import { readFields, type FieldValues } from '@/lib/forms/form'

/**
 * The answers of the form around the element that gets `ref`, as they are typed or chosen.
 * @param values the posted answers @param lists joined by commas
 */
export function useFormValues<Element extends HTMLElement>(
  values: FieldValues,
  names: readonly string[],
  lists: readonly string[] = [],
) {
  const ref = useRef<Element>(null)
  const [chosen, setChosen] = useState(values)
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    const update = () => {
      const read = readFields(new FormData(form), names, lists)
      setChosen((last) => (names.every((name) => last[name] === read[name]) ? last : read))
    }
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  })
  return [ref, chosen] as const
}
