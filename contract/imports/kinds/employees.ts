import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One person in a row, with everything that their tabs have. */
export const employeesTable = {
  columns: {
    code: employeeCode,
    firstName: { heading: 'First name', names: ['givenname', 'forename'], isNeeded: true, example: 'Asha' },
    lastName: { heading: 'Last name', names: ['surname', 'familyname'], isNeeded: true, example: 'Rao' },
    workEmail: {
      heading: 'Work email',
      names: ['email', 'emailid', 'emailaddress', 'officialemail', 'workemailid'],
      isNeeded: true,
      example: 'asha.rao@example.com',
    },
    phone: { heading: 'Mobile', names: ['phone', 'mobileno', 'mobilenumber', 'phonenumber'], example: '9876543210' },
    designation: { heading: 'Designation', names: ['jobtitle', 'title'], example: 'Engineer' },
    department: { heading: 'Department', example: '' },
    role: { heading: 'Role', example: 'Employee' },
    reportsTo: {
      heading: 'Reports to',
      names: ['manager', 'managerid', 'reportingmanager', 'reportingto', 'managercode'],
      example: '',
    },
    location: { heading: 'Location', names: ['worklocation', 'branch', 'office'], example: '' },
    shift: { heading: 'Shift', names: ['shiftname'], example: '' },
    employmentType: { heading: 'Employment type', names: ['type', 'employeetype'], example: 'Full-time' },
    joinedOn: {
      heading: 'Date of joining',
      names: ['joiningdate', 'dateofjoin', 'doj', 'joinedon', 'joindate'],
      isNeeded: true,
      example: '02/11/2026',
      type: 'day',
    },
    probationDays: { heading: 'Probation days', names: ['probation', 'probationperiod'], example: '90' },
    birthDate: {
      heading: 'Date of birth',
      names: ['dob', 'birthdate', 'birthday'],
      example: '15/08/1995',
      type: 'day',
    },
    gender: { heading: 'Gender', names: ['sex'], example: 'Female' },
    bloodGroup: { heading: 'Blood group', example: 'O+' },
    maritalStatus: { heading: 'Marital status', example: 'Single' },
    address: {
      heading: 'Address',
      names: ['currentaddress', 'addressline1', 'presentaddress', 'residentialaddress'],
      example: '12 MG Road',
    },
    city: { heading: 'City', names: ['currentcity'], example: 'Bengaluru' },
    state: { heading: 'State', names: ['currentstate'], example: 'Karnataka' },
    pinCode: { heading: 'PIN code', names: ['pincode', 'pin', 'zip', 'postalcode'], example: '560001' },
    pan: { heading: 'PAN', names: ['pannumber', 'panno'], example: '', isSensitive: true },
    aadhaar: { heading: 'Aadhaar', names: ['aadhaarnumber', 'aadharnumber', 'aadhar'], example: '', isSensitive: true },
    uan: { heading: 'UAN', names: ['uannumber', 'pfuan'], example: '', isSensitive: true },
    esi: { heading: 'ESI number', names: ['esic', 'esino', 'esicnumber', 'esinumber'], example: '', isSensitive: true },
    holderName: {
      heading: 'Account holder',
      names: ['accountholdername', 'nameinbank'],
      example: '',
      isSensitive: true,
    },
    accountNumber: {
      heading: 'Account number',
      names: ['bankaccount', 'bankaccountnumber', 'accountno', 'bankaccountno'],
      example: '',
      isSensitive: true,
    },
    ifsc: { heading: 'IFSC', names: ['ifsccode', 'bankifsc'], example: '', isSensitive: true },
    bankName: { heading: 'Bank', names: ['bankname'], example: '' },
    emergencyName: { heading: 'Emergency contact', names: ['emergencycontactname', 'emergencyname'], example: '' },
    emergencyRelation: { heading: 'Relation', names: ['emergencyrelation', 'relationship'], example: '' },
    emergencyPhone: {
      heading: 'Emergency mobile',
      names: ['emergencycontactnumber', 'emergencynumber', 'emergencyphone', 'emergencycontactno'],
      example: '',
    },
  },
} as const satisfies ImportTable
