import { getChoices } from '@/components/analytics/choices-storage'
import { getTagMeta } from '@/components/analytics/google-tag-loader'
import { ADVERTISING_FIELD } from '@/lib/analytics/consent-choices'

/** Adds the visitor's choice about advertising to everything that this form sends. */
export function addAdvertisingChoice(form: HTMLFormElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    const { advertising } = getChoices()
    // A yes only counts where "Privacy choices" asks for it.
    if (advertising === undefined || (advertising && !getTagMeta())) return
    formData.set(ADVERTISING_FIELD, advertising ? 'yes' : 'no')
  })
}
