export const REQUEST_CARD = {
  'Your request': 'Votre demande',
  Reference: 'Référence',
}
