import { FieldHead, fieldIds } from '@/components/form/field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { MOVE_SIZES } from '@/lib/forms/quote-fields'

/** "Not sure yet" clears the answer. Every landing page loads this, so it is lighter than RadioGroup. */
export function MoveSizeField({ defaultValue = '', onChange, ...field }: FieldBinding) {
  const t = useTranslate()
  return (
    <fieldset id={fieldIds(field.formId, field.name).id}>
      <FieldHead as="legend" {...field} optional />
      <div className="grid two-columns gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
        {[...MOVE_SIZES, '' as const].map((size) => (
          <label key={size} className="choice grow gap-1.5! px-2!">
            <input
              type="radio"
              name={field.name}
              value={size}
              defaultChecked={size === defaultValue}
              data-optional
              onChange={onChange}
            />
            {t(size || 'Not sure yet')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
