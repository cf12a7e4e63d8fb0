import type { Item } from '@/lib/business/junk'

interface Handling {
  examples: string
  process: string
  /** Before the pickup. */
  preparation: string
}

export const JUNK_HANDLING: Record<Item['key'], Handling> = {
  furniture: {
    examples: 'Sofas, armchairs, beds, tables, wardrobes, desks, shelves.',
    process: 'Carried out in one piece where the doors allow it, else taken apart first.',
    preparation: 'Empty the drawers, and look under the cushions.',
  },
  appliances: {
    examples: 'Fridges, freezers, stoves, washers, dryers, dishwashers, window air conditioners.',
    process: 'Kept upright and strapped. Coolant has to be drawn off before the metal is recycled.',
    preparation: 'Empty and unplug them. Have gas and water lines disconnected.',
  },
  mattresses: {
    examples: 'Mattresses and box springs of every size, toppers, futons.',
    process: 'Taken whole, apart from the rest: dry foam, felt and steel can be recycled.',
    preparation: 'Strip the bed and keep the mattress dry. Bed bugs? Tell us by phone first.',
  },
  electronics: {
    examples: 'TVs, screens, computers, printers, stereos, game consoles, cables.',
    process: 'Kept apart from the garbage: electronics go where they are taken for recycling.',
    preparation: 'Delete what is yours, or take the drive out. Loose batteries stay with you.',
  },
  piano: {
    examples: 'Uprights, spinets, grands, organs, electric pianos.',
    process: 'Wrapped where it could mark a wall, and rolled on a dolly, never dragged.',
    preparation: 'Tell us upright or grand, and count the steps. Measure the tightest door.',
  },
  exercise: {
    examples: 'Treadmills, bikes, rowers, weight benches, home gyms, weights.',
    process: 'Unbolted where it will not pass a door. The metal can be recycled.',
    preparation: 'Unplug it, fold it and take the plates off the bar.',
  },
  garbage: {
    examples: 'Bagged household garbage, full garages, attics and basements, moving leftovers.',
    process: 'Loaded as it stands. What can be recycled is best kept in bags of its own.',
    preparation: 'Tie the bags. No liquids, and nothing from the list below.',
  },
  renovation: {
    examples: 'Lumber, drywall, tiles, flooring, cabinets, doors, windows, sinks.',
    process: 'Loaded flat and low: rubble is heavy long before the truck looks full.',
    preparation: 'Pull the nails or bend them over. Tell us about concrete, brick and soil.',
  },
  shed: {
    examples: 'Garden sheds of wood, metal or plastic, playhouses, lean-tos.',
    process: 'It leaves in pieces: roof, walls, floor. Wood and metal go separately.',
    preparation: 'Empty it, and tell us its size and whether it still stands.',
  },
  outdoor: {
    examples: 'Patio sets, umbrellas, swings, barbecues, planters, trampolines.',
    process: 'Stacked or taken apart, so that it fills less of the truck.',
    preparation: 'Pour out soil and water. Take the propane tank off the barbecue: it stays.',
  },
  'hot-tub': {
    examples: 'Hot tubs and spas with cover, steps and pump.',
    process: 'Often cut or taken apart where it stands, then carried out in pieces.',
    preparation: 'Drain it, and have its power disconnected by an electrician.',
  },
  carpet: {
    examples: 'Wall-to-wall carpet, rugs, runners, underlay.',
    process: 'Rolled, tied and loaded lengthwise. Dry carpet is lighter and cleaner.',
    preparation: 'Tell us if it is still fixed to the floor, and how many rooms it covers.',
  },
}

export const PROHIBITED_ITEMS = [
  {
    name: 'Hazardous waste',
    text: 'Anything labelled toxic, corrosive or flammable, car batteries, mercury.',
  },
  {
    name: 'Chemicals',
    text: 'Wet paint, thinner, solvents, pesticides, pool chemicals, strong cleaners.',
  },
  {
    name: 'Asbestos',
    text: 'Old insulation, tiles or siding that may hold it: leave it alone and have it tested.',
  },
  { name: 'Explosives and ammunition', text: 'Cartridges, fireworks, flares, gunpowder.' },
  { name: 'Medical waste', text: 'Needles, medicines, anything with blood on it.' },
  { name: 'Fuel', text: 'Gasoline, oil, propane tanks, mowers with a full tank.' },
] as const
