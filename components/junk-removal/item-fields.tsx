import { FieldError, fieldIds } from '@/components/form/field'
import { ITEMS } from '@/lib/business/junk'
import { ItemPreselect } from './item-preselect'

interface Props {
  formId: string
  /** Keys of ITEMS, joined by commas. */
  selectedItems: string | undefined
  error: string | undefined
}

/** The kinds of things we take, as tiles to tap. The error summary leads to the first. */
export function ItemFields({ formId, selectedItems, error }: Props) {
  const { id, hintId, errorId } = fieldIds(formId, 'items')
  const keys = (selectedItems ?? '').split(',')
  return (
    <fieldset aria-describedby={error ? `${hintId} ${errorId}` : hintId} className="@container">
      <legend className="field-label">Your items</legend>
      <p id={hintId} className="field-hint">
        Pick all that you have. Anything else goes into the message.
      </p>
      <FieldError formId={formId} name="items" error={error} />
      {/* A page that comes back from a post knows better than its address. */}
      {selectedItems === undefined ? <ItemPreselect firstCheckboxId={id} /> : null}
      <div className="mt-1 grid two-columns gap-2 @md:grid-cols-3 @md:gap-3 @2xl:grid-cols-4">
        {ITEMS.map(({ key, name }, index) => (
          <label key={key} className="item-tile choice">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name="items"
              value={key}
              defaultChecked={keys.includes(key)}
              aria-invalid={error ? true : undefined}
            />
            <img src={`/items/${key}.svg`} alt="" width={96} height={96} loading="lazy" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
