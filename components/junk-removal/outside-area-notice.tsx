import { FormAlert } from '@/components/form/form-alert'
import { TextLink } from '@/components/ui/text-link'
import { useTranslate } from '@/components/ui/use-translate'
import { OUTSIDE_AREA_FIELD, type FieldValues } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'

interface Props {
  cityName: string
  phone: string
  /** The server's reply: `address`, and `nearestCity` with `nearestHref` if there is one. */
  question: FieldValues
}

/** Its hidden field confirms the far address with the next submission. */
export function OutsideAreaNotice({ cityName, phone, question }: Props) {
  const t = useTranslate()
  const { address, nearestCity = '', nearestHref = '' } = question
  const values = { city: cityName, nearestCity }
  return (
    <FormAlert title={t('This looks like it’s outside our {city} service area', values)}>
      <p className="pt-1">
        <span>
          {nearestCity
            ? t('Our {nearestCity} crew is closer to this address.', values)
            : t('We don’t have a crew near this address.')}
        </span>{' '}
        {t(
          'If the address is right, send it anyway. The {city} crew will look at it and call you.',
          values,
        )}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {nearestCity ? (
          <TextLink href={nearestHref}>{t('Book in {nearestCity} instead', values)}</TextLink>
        ) : null}
        <TextLink href={telHref(phone)}>{t('Call {phone}', { phone })}</TextLink>
      </p>
      <input type="hidden" name={OUTSIDE_AREA_FIELD} value={address} />
      <button type="submit" className="mt-2 button-secondary">
        {t('Send it anyway')}
      </button>
    </FormAlert>
  )
}
