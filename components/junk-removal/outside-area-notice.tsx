import { ConfirmButton } from '@/components/form/confirm-button'
import { FormAlert } from '@/components/form/form-alert'
import { TextLink } from '@/components/ui/text-link'
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
  return (
    <FormAlert title={`This looks like it’s outside our ${cityName} service area`}>
      <p className="pt-1">
        <span>
          {nearestCity
            ? `Our ${nearestCity.name} crew is closer to this address.`
            : 'We don’t have a crew in that state or province.'}
        </span>{' '}
        If the address is right, send it anyway. The {cityName} crew will look at it and call you.
      </p>
      <p className="flex flex-wrap gap-x-6">
        {nearestCity ? (
          <TextLink href={nearestCity.href}>{`Book in ${nearestCity.name} instead`}</TextLink>
        ) : null}
        <TextLink href={telHref(phone)}>Call {phone}</TextLink>
      </p>
      <input type="hidden" name={OUTSIDE_AREA_FIELD} value="yes" />
      <ConfirmButton label="Send it anyway" />
    </FormAlert>
  )
}
