import { useTranslate } from '@/components/ui/use-translate'
import type { ConsentText } from '@/lib/forms/consent'
import { CONSENT_FIELD, MARKETING_FIELD, type FieldValues } from '@/lib/forms/form'
import { fieldIds } from './field'

interface Props {
  formId: string
  consent: ConsentText
  values: FieldValues
  privacyPath: string
}

export function ConsentFields({ formId, consent, values, privacyPath }: Props) {
  const t = useTranslate()
  const { id, hintId } = fieldIds(formId, MARKETING_FIELD)
  return (
    <div className="grid gap-3 text-sm">
      <input type="hidden" name={CONSENT_FIELD} value={consent.version} />
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            id={id}
            name={MARKETING_FIELD}
            data-optional
            className="size-6 shrink-0 accent-orange"
            aria-describedby={hintId}
            defaultChecked={Boolean(values[MARKETING_FIELD])}
          />
          {consent.offer}
        </label>
        <p id={hintId}>{consent.marketing}</p>
      </div>
      <p>
        {consent.contact}{' '}
        <a
          href={privacyPath}
          className="-my-3 inline-block py-3 font-bold underline underline-offset-2"
        >
          {t('Privacy policy')}
        </a>
      </p>
    </div>
  )
}
