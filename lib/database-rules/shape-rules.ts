import * as z from 'zod/mini'

/** One place in the tree of database rules: rules begin with a dot, everything else is a child. */
export interface Rules {
  [name: string]: Rules | string | boolean
}

/** The rules of one value or record: what it must be, and what its children must be. */
interface ShapeRules extends Rules {
  '.validate': string
}

/** What JSON Schema says of a shape, as far as our records use it. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  const?: string | number
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** The longest text of a field whose schema names no length: staff may edit it. */
const TEXT_MAX = 500

/**
 * The rules that let through what a record's schema lets through, except what JSON Schema cannot say:
 * a refinement needs a pattern beside it. Every field is required and there are no others.
 * @param staffEdit whether an edit may write other values of the same type, such as a lead's status
 * @throws for a schema that the rules cannot say
 */
export function shapeRules(schema: z.core.$ZodType, staffEdit: boolean): ShapeRules {
  return rulesOf(z.toJSONSchema(schema) as Shape, staffEdit)
}

function rulesOf(shape: Shape, staffEdit: boolean): ShapeRules {
  if (shape.properties === undefined) return { '.validate': valueRule(shape, staffEdit) }
  const children = Object.entries(shape.properties).map(
    ([name, child]) => [name, rulesOf(child, staffEdit)] as const,
  )
  const names = children.map(([name]) => `'${name}'`).join(', ')
  return {
    '.validate': `newData.hasChildren([${names}])`,
    ...Object.fromEntries(children),
    $other: { '.validate': false },
  }
}

function valueRule(shape: Shape, staffEdit: boolean): string {
  const limits = limitsOf(shape)
  const rules = limits.length > 0 && staffEdit ? [`(data.exists() || ${allOf(limits)})`] : limits
  return [...typeRules(shape), ...rules].join(' && ')
}

function typeRules({ type, maxLength = TEXT_MAX }: Shape): string[] {
  if (type === 'string') {
    // A schema counts characters, the rules UTF-16 units: an emoji or a rare letter has two.
    return ['newData.isString()', `newData.val().length <= ${2 * maxLength}`]
  }
  if (type === 'number') return ['newData.isNumber()']
  if (type === 'boolean') return ['newData.isBoolean()']
  throw new Error(`No database rule for the type ${type}`)
}

/** What the site's own values hold to, beyond their type. */
function limitsOf(shape: Shape): string[] {
  const limits: string[] = []
  const allowed = shape.const === undefined ? shape.enum : [shape.const]
  if (allowed) limits.push(anyOf(allowed.map((value) => `newData.val() === ${literal(value)}`)))
  if (shape.pattern) limits.push(`newData.val().${matches(shape.pattern)}`)
  if (shape.minLength) limits.push(`newData.val().length >= ${shape.minLength}`)
  return limits
}

/**
 * Slashes are escaped in character classes, too: JavaScript allows them there, but the parser of the
 * rules may end the pattern at one.
 * @param source of a regular expression
 */
export function matches(source: string): string {
  return `matches(/${source.replace(/\\.|\//g, (part) => (part === '/' ? '\\/' : part))}/)`
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replace(/['\\]/g, '\\$&')}'`
}

function allOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' && ')})` : rules.join()
}

export function anyOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' || ')})` : rules.join()
}
