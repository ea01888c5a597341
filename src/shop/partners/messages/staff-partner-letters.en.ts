/** What letters begin from; staff read and change them before they leave. Server only. */
export const en = {
  approved:
    'Hello,\n\nWe have studied your application carefully, and are delighted to count you among our partners.\n\nYour products will be presented under your name, with your town. When one of your documents comes to its end, we will write to you in time to renew it.\n\nWelcome, and thank you for your trust.',
  declined:
    'Hello,\n\nThank you for introducing your workshop. We have studied your application carefully and cannot take it further.\n\nThe reason: \n\nIf your situation changes, you are welcome to introduce yourself again from the boutique page. We wish you all the best.',
  documentRefused:
    'Hello,\n\nWe have examined your document “{proves}” and cannot accept it.\n\nThe reason: {reason}\n\nWhat you can do: send a new document through the link below, or answer us if anything is unclear. The rest of your file does not change.',
  suspended:
    'Hello,\n\nWe are suspending our partnership as of today.\n\nThe reason: {reason}\n\nWhile this lasts, your evidence of origin is no longer cited on the pages of your products. What you can do: answer us, or send the missing document, through the link below. Your file and your documents are kept.',
  reinstated:
    'Hello,\n\nOur partnership resumes today: your evidence of origin that still holds is cited again on the pages of your products.\n\nThere is nothing you need to do. The link below leads to your file, where your documents are kept up to date.\n\nThank you for your trust.',
};
