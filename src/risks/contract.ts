/** What may be asked of signals, of the risk document and of the registers beside it, by subject. */
// What is saved has an id made by the browser and the revision that was read: the
// same call again changes nothing, and what somebody else has changed meanwhile is refused as
// conflict. Forms are refused as invalid-input, with a problem beside each field.
export * from './contract/alerts.ts';
export * from './contract/document.ts';
export * from './contract/document-edits.ts';
export * from './contract/links.ts';
export * from './contract/registers.ts';
export * from './contract/sendings.ts';
export * from './contract/starting-points.ts';
export * from './contract/versions.ts';
export * from './contract/work-units.ts';
