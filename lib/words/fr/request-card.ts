export const REQUEST_CARD = {
  'Your request': 'Votre demande',
  Reference: 'Référence',
  'Copy by email': 'Copie par courriel',
  'On its way to {mailbox}': 'En route vers {mailbox}',
}
