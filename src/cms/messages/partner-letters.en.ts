/** What letters of decision begin from; staff read and change them before they leave. Server only. */
export const en = {
  approved:
    'Hello,\n\nWe have studied your application carefully, and are delighted to count you among our partners.\n\nYour products will be presented under your name, with your town. When one of your documents comes to its end, we will write to you in time to renew it.\n\nWelcome, and thank you for your trust.',
  declined:
    'Hello,\n\nThank you for introducing your workshop. We have studied your application carefully and cannot take it further.\n\nThe reason: \n\nIf your situation changes, you are welcome to introduce yourself again from the boutique page. We wish you all the best.',
};
