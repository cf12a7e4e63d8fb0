import { RadioGroup } from '@/components/form/radio-group'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { MOVE_SIZES } from '@/lib/forms/quote-fields'

/** The last choice takes the others back. */
export function MoveSizeField({ defaultValue = '', ...field }: FieldBinding) {
  const t = useTranslate()
  const sizes = MOVE_SIZES.map((value) => ({ value, label: t(value) }))
  return (
    <RadioGroup
      {...field}
      defaultValue={defaultValue}
      options={[...sizes, { value: '', label: t('Not sure yet') }]}
      gridClassName="flex flex-wrap gap-2 *:grow *:gap-2 *:px-2"
      optional
    />
  )
}
