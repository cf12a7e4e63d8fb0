import { useTranslate } from '@/components/ui/use-translate'
import type { CityKey } from '@/lib/cities/keys'
import {
  CITY_FIELD,
  ELAPSED_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
} from '@/lib/forms/form'

export function HiddenFields({ formId, cityKey }: { formId: string; cityKey: CityKey }) {
  const t = useTranslate()
  const honeypotId = `${formId}-${HONEYPOT_FIELD}`
  return (
    <>
      <input type="hidden" name={CITY_FIELD} value={cityKey} />
      <input type="hidden" name={LANGUAGE_FIELD} value={t.language} />
      <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} suppressHydrationWarning />
      <input type="hidden" name={ELAPSED_FIELD} suppressHydrationWarning />
      {/* Bots recognize display:none. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label htmlFor={honeypotId}>{t('Leave this blank. It’s only here to catch bots.')}</label>
        {/* Form fillers ignore autocomplete="off" but skip read-only inputs; bots fill both. */}
        <input
          id={honeypotId}
          name={HONEYPOT_FIELD}
          type="text"
          readOnly
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
    </>
  )
}
