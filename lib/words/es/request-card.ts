export const REQUEST_CARD = {
  'Your request': 'Su solicitud',
  Reference: 'Referencia',
  'Copy by email': 'Copia por correo',
  'On its way to {mailbox}': 'En camino a {mailbox}',
}
