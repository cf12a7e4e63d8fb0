import { FormAlert } from '@/components/form/form-alert'
import { TextLink } from '@/components/ui/text-link'
import { useTranslate } from '@/components/ui/use-translate'
import { OUTSIDE_AREA_FIELD } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'

/** By state or province: the nearest of our cities there. */
export type NearestCities = Readonly<Record<string, { name: string; href: string }>>

interface Props {
  cityName: string
  phone: string
  nearestCity: NearestCities[string] | undefined
}

/** Asks about a pickup in another region. Its hidden field confirms the next submission. */
export function OutsideAreaNotice({ cityName, phone, nearestCity }: Props) {
  const t = useTranslate()
  const values = { city: cityName, nearestCity: nearestCity?.name ?? '' }
  return (
    <FormAlert title={t('This looks like it’s outside our {city} service area', values)}>
      <p className="pt-1">
        <span>
          {nearestCity
            ? t('Our {nearestCity} crew is closer to this address.', values)
            : t('We don’t have a crew in that state or province.')}
        </span>{' '}
        {t(
          'If the address is right, send it anyway. The {city} crew will look at it and call you.',
          values,
        )}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {nearestCity ? (
          <TextLink href={nearestCity.href}>{t('Book in {nearestCity} instead', values)}</TextLink>
        ) : null}
        <TextLink href={telHref(phone)}>{t('Call {phone}', { phone })}</TextLink>
      </p>
      <input type="hidden" name={OUTSIDE_AREA_FIELD} value="yes" />
      <button type="submit" className="mt-2 button-secondary">
        {t('Send it anyway')}
      </button>
    </FormAlert>
  )
}
