/** Around what a room tells somebody by mail. */
export const fr = {
  link: 'Y donner suite',
  preferences:
    'Vous recevez ce message parce que ces mails sont actifs dans votre compte. Pour ne plus les recevoir : {address}',
  signature: 'L’équipe {product}',
};
