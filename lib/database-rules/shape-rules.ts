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
 * @param isStaffEditable whether an edit may write other values of the same type, such as a lead's status
 * @throws for a schema that the rules cannot say
 */
export function buildShapeRules(schema: z.core.$ZodType, isStaffEditable: boolean): ShapeRules {
  return buildRules(z.toJSONSchema(schema) as Shape, isStaffEditable)
}

function buildRules(shape: Shape, isStaffEditable: boolean): ShapeRules {
  if (shape.properties === undefined) return { '.validate': buildValueRule(shape, isStaffEditable) }
  const children = Object.entries(shape.properties).map(
    ([name, child]) => [name, buildRules(child, isStaffEditable)] as const,
  )
  const names = children.map(([name]) => `'${name}'`).join(', ')
  return {
    '.validate': `newData.hasChildren([${names}])`,
    ...Object.fromEntries(children),
    $other: { '.validate': false },
  }
}

function buildValueRule(shape: Shape, isStaffEditable: boolean): string {
  const limits = buildLimitRules(shape)
  const rules =
    limits.length > 0 && isStaffEditable ? [`(data.exists() || ${allOf(limits)})`] : limits
  return [...buildTypeRules(shape), ...rules].join(' && ')
}

function buildTypeRules({ type, maxLength = TEXT_MAX }: Shape): string[] {
  if (type === 'string') {
    // A schema counts characters, the rules UTF-16 units: an emoji or a rare letter has two.
    return ['newData.isString()', `newData.val().length <= ${2 * maxLength}`]
  }
  if (type === 'number') return ['newData.isNumber()']
  if (type === 'boolean') return ['newData.isBoolean()']
  throw new Error(`No database rule for the type ${type}`)
}

/** What the site's own values hold to, beyond their type. */
function buildLimitRules(shape: Shape): string[] {
  const limits: string[] = []
  const allowed = shape.const === undefined ? shape.enum : [shape.const]
  if (allowed) limits.push(anyOf(allowed.map((value) => `newData.val() === ${toLiteral(value)}`)))
  if (shape.pattern) limits.push(`newData.val().${matchesPattern(shape.pattern)}`)
  if (shape.minLength) limits.push(`newData.val().length >= ${shape.minLength}`)
  return limits
}

/**
 * Slashes are escaped in character classes, too: JavaScript allows them there, but the parser of the
 * rules may end the pattern at one.
 * @param source of a regular expression
 */
export function matchesPattern(source: string): string {
  return `matches(/${source.replace(/\\.|\//g, (part) => (part === '/' ? '\\/' : part))}/)`
}

function toLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replace(/['\\]/g, '\\$&')}'`
}

function allOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' && ')})` : rules.join()
}

export function anyOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' || ')})` : rules.join()
}
